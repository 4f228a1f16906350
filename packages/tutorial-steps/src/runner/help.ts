/** What the command can be asked for, for its `--help` and that of a site. */
export const optionsHelp = `\
  --record               write the actual output and the date of the run to the pages
  --list                 list the pages and their steps, and run nothing
  --provide <list>       conditions that are met, separated by commas: gpu, "account of GitHub"; Docker, a GPU,
                         programs, and hosts are detected
  --git-mirror <folder>  use local clones of GitHub repositories; <folder>/owner+name is or contains a git directory
  --python <program>     program that steps find as python3 (python3); a page with python: "3.12" in its front matter
                         uses python3.12. Its pip installs only into an environment that the steps have created
  --minutes <number>     time limit for a page (60)
  --gigabytes <number>   disk space limit for a page (6)
  --report <file>        write a table of all pages in Markdown, or the results if the name ends with .json; again
                         after each page
  --shard <part>         run only a part of the pages: 1/4 to 4/4 each take about a quarter of the time
  --merge <folder>       run nothing; join the results (*.json) of the parts in the folder into the table of --report`;

/** What `tutorial-steps --help` prints. */
export const help = `Runs the steps of pages, each page in an empty folder, and compares their output with the page.

npx tutorial-steps [options] [<page or folder>...]

${optionsHelp}
  --folder <name>        folder with pages, may be repeated (docs)`;
