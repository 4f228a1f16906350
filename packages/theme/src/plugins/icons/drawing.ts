import fs from 'node:fs';
import path from 'node:path';
import {packageFolder} from '@training-catalog/utils/node';
import {icons, type IconName} from '#components/Icon/icons';

const folder = path.join(packageFolder('lucide-static', import.meta.url), 'icons');

const drawings = new Map<IconName, string>();

/**
 * The drawing of an icon: the content of the `svg` element of its file in Lucide, which is read once.
 *
 * @throws if Lucide has no icon with its name.
 */
export function drawingOf(name: IconName): string {
  const drawing = drawings.get(name) ?? readDrawing(name);
  drawings.set(name, drawing);
  return drawing;
}

function readDrawing(name: IconName): string {
  const file = path.join(folder, `${icons[name]}.svg`);
  if (!fs.existsSync(file)) {
    throw new Error(
      `packages/theme/src/components/Icon/icons.ts: Lucide has no icon "${icons[name]}"; see https://lucide.dev/icons`,
    );
  }
  const inside = /<svg[^>]*>([^]*)<\/svg>/.exec(fs.readFileSync(file, 'utf8'))?.[1];
  if (inside === undefined) {
    throw new Error(`${file} is not an SVG drawing`);
  }
  return inside.replaceAll(/\s+/g, ' ').replaceAll('> <', '><').replaceAll(' />', '/>').trim();
}
