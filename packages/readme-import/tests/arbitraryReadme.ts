import fc from 'fast-check';

/** A unique word, so that its loss is noticed. */
const word = fc.integer({min: 1000, max: 9_999_999}).map((number) => `w${number}x`);

const inline = fc.oneof(
  {weight: 4, arbitrary: word},
  word.map((one) => `**${one}**`),
  word.map((one) => `\`${one} {a} <b>\``),
  word.map((one) => `[${one}](docs/${one}.md)`),
  word.map((one) => `[here](https://example.org/${one})`),
  word.map((one) => `![${one}](img/${one}.png)`),
  word.map((one) => `<b>${one}</b>`),
  word.map((one) => `<span>${one}</span> <sub><i>${one}</i></sub>`),
  word.map((one) => `<a href="https://example.org/a">${one}</a>`),
  word.map((one) => `<${one}>`),
  word.map((one) => `{${one}}`),
  word.map((one) => `{{ ${one} `),
  word.map((one) => `a < ${one} > b & c`),
  word.map((one) => `<br>${one}<br/>`),
  word.map((one) => `:${one}: ::${one} https://example.org/${one}`),
  word.map((one) => `[^${one}]`),
  word.map((one) => `<kbd>${one}`),
  word.map((one) => `10<sup>-3</sup> and CO<sub>${one}</sub>`),
  word.map((one) => `$\\alpha_{${one}}$ for $5`),
  word.map((one) => `${one}</div>`),
  fc.string({unit: 'binary', maxLength: 12}),
  fc.string({unit: fc.constantFrom(...Array.from('*_`[]()<>{}!#-+|:\\ \n~&;=$^"\'/')), maxLength: 12}),
);
const line = fc.array(inline, {minLength: 1, maxLength: 4}).map((parts) => parts.join(' '));
const block = fc.oneof(
  {weight: 3, arbitrary: line},
  fc
    .tuple(fc.integer({min: 1, max: 6}), line)
    .map(([depth, text]) => `${'#'.repeat(depth)} ${text.replaceAll('\n', ' ')}`),
  fc.constantFrom('# Tutorials', '## How-To Guides', '### Explanation', '# License', '---', '***', '# Same', '## Same'),
  fc.array(line, {minLength: 1, maxLength: 3}).map((items) => items.map((item) => `- ${item}`).join('\n')),
  fc.tuple(fc.nat(9), line).map(([number, item]) => `${number}. ${item}\n   - ${item}`),
  fc
    .tuple(fc.constantFrom('', 'bash', 'python title="a"', '{r}'), line)
    .map(([lang, code]) => `\`\`\`${lang}\n$ ${code}\n\`\`\``),
  line.map((text) => `    ${text}`),
  line.map((text) => `> [!NOTE]\n> ${text}`),
  line.map((text) => `> ${text}`),
  word.map((one) => `| a | ${one} |\n| --- | --- |\n| {x} | <b>c</b> |`),
  word.map((one) => `<table><tr><td>${one}</td><td>b</td></tr></table>`),
  word.map((one) => `<div align="center">\n\n${one}\n\n</div>`),
  word.map((one) => `<details><summary>${one}</summary>\n\ntext\n\n</details>`),
  word.map((one) => `$$\n\\{ ${one} \\}\n$$`),
  word.map((one) => `<details>\n<summary>${one}`),
  word.map((one) => `</details>\n\n${one}`),
  word.map((one) => `<script>${one}</script>`),
  word.map((one) => `<!-- ${one} -->`),
  word.map((one) => `import ${one} from 'a';`),
  word.map((one) => `export const ${one} = 1;`),
  word.map((one) => `Title\n===\n\n[^${one}]: A note of ${one}.`),
  word.map((one) => `**Tags:** Software, ${one}`),
);
const kind = fc.constantFrom('# Tutorials', '## How-To Guides', '### Explanation', '# tutorial');
/** READMEs of all that GitHub shows, and of what nobody should write. Each of its words of the form `w1234x` is unique. */
export const arbitraryReadme = fc
  .array(fc.oneof({weight: 6, arbitrary: block}, kind), {maxLength: 8})
  .map((blocks) => blocks.join('\n\n'));
