import fs from 'node:fs';
import {renderAsync} from '@resvg/resvg-js';
import satori from 'satori';

/** What a card shows. */
export interface Card {
  /** Above the title: the area, or the institute. */
  kicker: string;
  title: string;
  /** Below the title, in one or two lines. */
  text: string;
}

/** Size that the networks ask for, in pixels. */
const size = {width: 1200, height: 630};

const fontFile = (family: string, weight: number): Buffer =>
  fs.readFileSync(require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`));

const fonts = [
  {name: 'Serif', data: fontFile('source-serif-4', 600), weight: 600},
  {name: 'Sans', data: fontFile('source-sans-3', 400), weight: 400},
] satisfies Parameters<typeof satori>[1]['fonts'];

/** Letters that fit into the title's two lines at its largest. */
const longTitle = 34;

const box = (style: object, ...children: unknown[]): object => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/**
 * Draws a card as PNG.
 *
 * @param logo File of the logo, as SVG.
 */
export async function drawCard({kicker, title, text}: Card, logo: string): Promise<Buffer> {
  const logoAddress = `data:image/svg+xml;base64,${fs.readFileSync(logo).toString('base64')}`;
  const card = box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      padding: '64px 72px',
      backgroundColor: '#0a2a35',
      color: '#ffffff',
      borderBottom: '16px solid #45bcdc',
    },
    box(
      {flexDirection: 'column'},
      box({fontFamily: 'Sans', fontSize: 32, color: '#8bd5e9'}, kicker),
      box({fontFamily: 'Serif', fontSize: title.length > longTitle ? 60 : 84, lineHeight: 1.15, marginTop: 20}, title),
      box({fontFamily: 'Sans', fontSize: 34, lineHeight: 1.35, color: '#d9f0f6', marginTop: 28}, text),
    ),
    box(
      {alignItems: 'center', fontFamily: 'Sans', fontSize: 32},
      {type: 'img', props: {src: logoAddress, width: 56, height: 56}},
      box({marginLeft: 20}, 'ICICLE Training Catalog'),
    ),
  );
  const svg = await satori(card as unknown as Parameters<typeof satori>[0], {
    ...size,
    // The same list each time: it is parsed once.
    fonts,
  });
  return (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng();
}
