/** What the commands say about themselves, for a program that lists its commands and need not load them for that. */

/** How to import, and the options. */
export const importUsage = `readme-import <README path or repository URL> [--project "<Name>"] [options]
readme-import --from <table.csv> [--force]

  --project <name>      folder of the pages, as readers see it; without it, the title of the README
  --title <text>        title of the main page
  --summary <text>      what the project is for, in a sentence of at most 110 characters
  --tags <a,b>          tags in addition to those of the README
  --release <YYYY-MM>   release that lists the component
  --area <area>         area of the catalog; what README and component file say gives way
  --repository <url>    URL of the repository, if git does not know it
  --from <table.csv>    many components: columns component, README, tags, release, and title and summary if you
                        have them; in UTF-8, with commas
  --force               replace pages that no import wrote, and files that git does not have as they are
  --all-notes           print notes and files in full, not only the first of each kind

It proposes the first heading as the title and the first sentence as the summary, and asks for both on a terminal. What
nobody confirms is listed under "proposed:" in the front matter; correct it there, and remove the key.`;

/** How to compare pages with their repositories, and the options. */
export const syncUsage = `readme-import sync [options] ["<Project>"...]

  --record             write the state of the repositories to upstream.json, which the pages show
  --report <file>      also write the findings as Markdown, or as data if the name ends with .json
  --from <file.json>   ask no repository; take the findings that an earlier run wrote

Compares releases, README, license, and version, and shows what changed. It changes no page. Without a project, checks
all.`;
