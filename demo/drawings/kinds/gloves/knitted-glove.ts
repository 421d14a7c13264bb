import { text } from '../../label/text.ts';
import { line, shape } from '../../shapes/marks.ts';
import { grain, inflate } from '../../shapes/soft.ts';
import { lite } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';
import { hand, handLines, pair } from './parts.ts';

/** Where the coating of palm and fingers ends. */
const DIPPED = 'M0 0H800V540Q740 560 660 532T520 548T380 532T240 552T120 532L0 552Z';

/** Knitted work glove with coated palm and a ribbed cuff. */
export function knittedGlove(s: Scene): string {
  const coating = s.color('#2b3036', s.spec.colors.label, '#3c4650');
  const yarn = s.pick('#d9dde0', '#eceeee', '#b9c0c7', '#f0d84a', '#5a636d', '#e8792b');
  const edge = s.pick('#d33a32', '#2f7fd6', '#3aa657', '#f0b429');
  const cuff = { y: 716, half: 84 };
  const clip = s.clip(DIPPED);
  const ribs = Array.from({ length: 23 }, (_, i) => line(`M${323 + i * 7} 606V704`, '#0c1220', 2.4, 'opacity=".2"'));
  return pair(s, hand({ color: '#000', cuff }), (front) => {
    grain(s, () => inflate(s, hand({ color: yarn, cuff }), 20, 0.08), { freq: '.3 .55', amount: 0.6, scale: 2.4 });
    s.add(ribs.join(''), shape('M316 702Q400 720 484 702L484 718Q400 736 316 718Z', edge));
    inflate(s, `<g clip-path="${clip}">${hand({ color: coating, fat: 1.03, cuff })}</g>`, 18, 0.3);
    s.add(handLines(s));
    if (front) s.add(text(s.spec.label.brand, [404, 516, 34], lite(coating, 0.75), { max: 130 }));
  });
}
