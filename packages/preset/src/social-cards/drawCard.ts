import fs from 'node:fs';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import satori from 'satori';
import {allCharacters, cardSize, makeFace} from '@training-catalog/theme/node';
import type {Colors} from './colors.js';

/** Content of a card. */
export interface Card {
  /** Text above the title: the area or the institute. */
  kicker: string;
  title: string;
  /** Text below the title, a few lines. */
  text: string;
  /** Drawing next to the text, as SVG; see drawConstellation.ts. */
  drawing: string;
}

/** A card with the name of the site, which stands below. */
export type NamedCard = Card & {siteName: string};

type Fonts = Parameters<typeof satori>[1]['fonts'];

let fonts: Promise<Fonts> | undefined;

/** The fonts of the site. Always the same array, so that satori parses it only once. */
async function readFonts(): Promise<Fonts> {
  const [display, text] = await Promise.all([
    makeFace('display', 'sfnt', {characters: allCharacters}),
    makeFace('text', 'sfnt', {characters: allCharacters, weight: 400}),
  ]);
  return [
    {name: 'Display', data: display},
    {name: 'Text', data: text},
  ];
}

/** Sizes of a title, with the number of letters that fit on two lines, and on three at the smallest size. */
const titleSizes = [
  {letters: 24, fontSize: 72},
  {letters: 44, fontSize: 54},
  {letters: Infinity, fontSize: 42},
] as const;

/** Maximum number of lines of title and text, so that they stay above the logo. */
const lines = {title: 4, text: 5} as const;

const box = (style: object, ...children: unknown[]): object => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/** Path of the logo on each card. */
export const logoFile = (siteDir: string): string => path.join(siteDir, 'static/img/logo-dark.svg');

/** Draws a card as PNG, with the fonts and the logo of a site. */
export async function drawCard(
  {kicker, title, text, drawing, siteName}: NamedCard,
  siteDir: string,
  colors: Colors,
): Promise<Buffer> {
  const image = (svg: Buffer, props: object): object => ({
    type: 'img',
    props: {src: `data:image/svg+xml;base64,${svg.toString('base64')}`, ...props},
  });
  const {fontSize} = titleSizes.find(({letters}) => title.length <= letters) ?? titleSizes[2];
  const card = box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      padding: '64px 72px',
      backgroundColor: colors.deep,
      color: colors.text,
      borderBottom: `16px solid ${colors.accent}`,
    },
    image(Buffer.from(drawing), {width: 540, height: 445, style: {position: 'absolute', top: 76, right: 8}}),
    box(
      {flexDirection: 'column', width: 600},
      box({fontFamily: 'Text', fontSize: 32, color: colors.muted}, kicker),
      box(
        {display: 'block', fontFamily: 'Display', fontSize, lineHeight: 1.15, lineClamp: lines.title, marginTop: 20},
        title,
      ),
      box(
        {
          display: 'block',
          fontFamily: 'Text',
          fontSize: 31,
          lineHeight: 1.35,
          lineClamp: lines.text,
          color: colors.muted,
          marginTop: 28,
        },
        text,
      ),
    ),
    box(
      {alignItems: 'center', fontFamily: 'Text', fontSize: 32},
      image(fs.readFileSync(logoFile(siteDir)), {width: 56, height: 56}),
      box({marginLeft: 20}, siteName),
    ),
  );
  const svg = await satori(card as unknown as Parameters<typeof satori>[0], {
    ...cardSize,
    fonts: await (fonts ??= readFonts()),
  });
  return (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng();
}
