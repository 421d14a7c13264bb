// Renders the lettering of the brands as WebP on a transparent ground: node demo/pictures/logos.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { dark, lite, lum, mix } from '../drawings/studio/colour.ts';
import { textW } from '../drawings/label/text.ts';
import { brands, type Brand } from '../src/facts/brands.ts';
import { MARKS } from './logo-marks.ts';

const WIDTH = 320;
const HEIGHT = 120;
const SEEN_HEIGHT = 84;
const SHOWN_HEIGHT = 96;
/** Height of the mark, and the room between mark and name. */
const MARK = 64;
const GAP = 14;

/** Mark and lettering: family, weight, slant and spacing in units. */
type Style = { mark: string; face?: string; weight?: number; italic?: boolean; spacing?: number; capitals?: boolean };

const NARROW = 'Liberation Sans Narrow';
const SERIF = 'Liberation Serif';
const STYLES: Readonly<Record<string, Style>> = {
  aqualin: { mark: 'drop' },
  grasso: { mark: 'flame', italic: true },
  steridal: { mark: 'shield', spacing: 1 },
  ekolin: { mark: 'leaf', weight: 400 },
  lavella: { mark: 'flower', face: SERIF, italic: true },
  inoxal: { mark: 'hexagon', face: NARROW, capitals: true, spacing: 3 },
  tehnol: { mark: 'wedge', capitals: true, italic: true },
  motorin: { mark: 'road', face: NARROW, italic: true },
  papirella: { mark: 'roll', face: SERIF },
  celino: { mark: 'waves', weight: 400, spacing: 1 },
  dozimat: { mark: 'square' },
  manuclean: { mark: 'hand', face: NARROW },
  dermasan: { mark: 'heart', face: SERIF, italic: true },
  albero: { mark: 'tree', face: SERIF, capitals: true, spacing: 4 },
  fibra: { mark: 'weave' },
  brisko: { mark: 'brush', italic: true },
  sakko: { mark: 'bag', capitals: true, spacing: 2 },
  tornado: { mark: 'spiral', italic: true, face: NARROW, capitals: true },
  rotomat: { mark: 'disc' },
  vidra: { mark: 'waves', italic: true },
  nitrex: { mark: 'hexagon', capitals: true, spacing: 2 },
  toren: { mark: 'tower', capitals: true, spacing: 3 },
  aerom: { mark: 'air', weight: 400 },
  kapica: { mark: 'dome' },
  hladnik: { mark: 'snow', face: NARROW },
  optivid: { mark: 'eye', weight: 400, spacing: 1 },
  altus: { mark: 'peak', capitals: true, spacing: 4, weight: 400 },
  salvus: { mark: 'cross' },
  'javor-pak': { mark: 'maple', face: SERIF },
  mensa: { mark: 'plate', face: SERIF, italic: true },
};

/** The brand's colour, moved to a middle brightness so that it reads on a light and on a dark ground. */
function legible(colour: string): string {
  const shades = [0, 0.15, 0.3, 0.45, 0.6];
  const fits = (c: string) => lum(c) > 0.4 && lum(c) < 0.6;
  const darker = shades.map((t) => mix(colour, '#1d2a35', t));
  const lighter = shades.map((t) => mix(colour, '#c4d4e0', t));
  return [...(lum(colour) > 0.5 ? darker : lighter), ...lighter, ...darker].find(fits) ?? colour;
}

function logo(brand: Brand): string {
  const style = STYLES[brand.key] ?? { mark: 'square' };
  const colour = legible(brand.colour);
  const second = lum(colour) > 0.48 ? dark(colour, 0.35) : lite(colour, 0.35);
  const name = style.capitals ? brand.name.toUpperCase() : brand.name;
  const spacing = style.spacing ?? 0;
  const narrow = style.face === NARROW ? 0.84 : style.face === SERIF ? 0.93 : 1;
  const widthAt = (size: number) => textW(name, size) * narrow * 1.06 + spacing * name.length;
  const room = WIDTH - 16 - MARK - GAP;
  const size = Math.min(50, (50 * room) / widthAt(50));
  const left = 8;
  const mark = MARKS[style.mark]?.(colour, second) ?? '';
  const slant = style.italic ? ' font-style="italic"' : '';
  const face = `font-family="'${style.face ?? 'Liberation Sans'}',sans-serif" font-weight="${style.weight ?? 700}"${slant}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * 1.5}" height="${HEIGHT}">` +
    `<g transform="translate(${left} ${(HEIGHT - MARK) / 2})">${mark}</g>` +
    `<text x="${left + MARK + GAP}" y="${HEIGHT / 2 + size * 0.35}" font-size="${size}" fill="${colour}" letter-spacing="${spacing}" ${face}>${name}</text></svg>`
  );
}

/** Where the lettering of a brand lies: 96 high, as wide as it is, so that it stands flush left as well as centred. */
const logoOf = (key: string, width: 160 | 400): URL => new URL(`files/logos/${key}-${width}.webp`, import.meta.url);

/** For the small pictures of the back office. */
const small = (large: Buffer): Promise<Buffer> =>
  sharp(large)
    .resize({ width: 160, withoutEnlargement: true })
    .webp({ quality: 82, alphaQuality: 90, effort: 6 })
    .toBuffer();

/** The lettering cut to what is seen of it, all at the same height. */
async function render(brand: Brand): Promise<Buffer> {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const seen = await sharp(Buffer.from(logo(brand)))
    .trim({ background: clear, threshold: 1 })
    .png()
    .toBuffer();
  const inside = { width: WIDTH, height: SEEN_HEIGHT, fit: 'inside', withoutEnlargement: true } as const;
  const { data, info } = await sharp(seen).resize(inside).png().toBuffer({ resolveWithObject: true });
  const top = (SHOWN_HEIGHT - info.height) >> 1;
  const bottom = SHOWN_HEIGHT - info.height - top;
  const room = { left: 2, right: 2, top, bottom, background: clear };
  return sharp(data).extend(room).webp({ quality: 82, alphaQuality: 90, effort: 6 }).toBuffer();
}

async function main(): Promise<void> {
  sharp.concurrency(1);
  mkdirSync(new URL('files/logos/', import.meta.url), { recursive: true });
  for (const brand of brands) {
    const large = await render(brand);
    writeFileSync(logoOf(brand.key, 400), large);
    writeFileSync(logoOf(brand.key, 160), await small(large));
  }
  console.log(`${brands.length} logos`);
}

if (import.meta.main) await main();
