import { text } from '../../label/text.ts';
import { crease, shape } from '../../shapes/marks.ts';
import { roundRect } from '../../shapes/outline.ts';
import { grain, inflate } from '../../shapes/soft.ts';
import type { Scene } from '../../studio/scene.ts';

const BAG = 'M204 230C300 214 500 214 596 230C616 340 618 520 600 668C500 690 300 690 200 668C182 520 184 340 204 230Z';

/** Vacuum cleaner bags of fleece or paper with their cardboard collar. */
export function filterBags(s: Scene): string {
  const c = s.color('#f1f2ef', '#f1f2ef', '#d8b98a');
  for (const [dx, dy, turn] of [
    [54, -34, 7],
    [26, -16, 3],
    [0, 0, 0],
  ] as const) {
    const at = `<g transform="translate(${dx} ${dy}) rotate(${turn} 400 450)">`;
    s.cast(`${at}${shape(BAG, '#000')}</g>`, [9, 14, 10, 0.26]);
    s.flushCasts();
    grain(s, () => inflate(s, `${at}${shape(BAG, c)}</g>`, 26, 0.03), { freq: '.6', amount: 0.3, scale: 1.2 });
  }
  for (const x of [250, 340, 460, 550]) s.add(crease(s, `M${x} 240Q${x + (x - 400) * 0.06} 450 ${x} 660`, 10, 0.12));
  const collar = roundRect([296, 250, 208, 176], 14);
  s.cast(shape(collar, '#000'), [5, 8, 6, 0.3]);
  s.flushCasts();
  inflate(s, shape(collar, '#e4e7ea'), 4, 0.15);
  s.add(
    '<circle cx="400" cy="330" r="54" fill="#20252b"/><circle cx="400" cy="330" r="54" fill="none" stroke="#2f7fd6" stroke-width="9"/>',
  );
  s.add(text(s.spec.label.brand, [400, 414, 24], s.spec.colors.label, { max: 180 }));
  s.add(text(s.spec.label.volume, [400, 580, 44], '#8a939c', { max: 220, w: 600 }));
  return '';
}
