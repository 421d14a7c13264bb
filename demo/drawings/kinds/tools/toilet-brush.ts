import { text } from '../../label/text.ts';
import { lathe } from '../../shapes/lathe.ts';
import { pts } from '../../shapes/outline.ts';
import { tube } from '../../shapes/tube.ts';
import type { Mat } from '../../studio/light.ts';
import { STEEL } from '../../studio/materials.ts';
import type { Scene } from '../../studio/scene.ts';

/** Toilet brush in its holder. */
export function toiletBrush(s: Scene): string {
  const c = s.color('#f6f7f8', '#c6ccd2', '#2a2e33');
  const m: Mat = c === '#c6ccd2' ? { c, metal: true, rough: 0.35 } : { c, gloss: 0.55, rough: 0.25, sss: 0.1 };
  s.k = 0.18;
  tube(s, `M400 ${s.gy - 230}V150`, 22, m.metal ? STEEL : m);
  lathe(s, [400, 150], pts([17, 0], [18, 60, 10], [10, 76, 6], [1, 77]), m);
  lathe(s, [400, s.gy], pts([82, 0], [90, 8, 8], [96, 40, 30], [84, 236, 10], [78, 240]), m);
  lathe(s, [400, s.gy - 236], pts([78, 0], [76, 12, 8], [30, 30, 14], [18, 44, 6], [14, 46]), { ...m, rough: 0.3 });
  s.add(text(s.spec.label.brand, [400, s.gy - 96, 26], m.c === '#2a2e33' ? '#e7ebef' : '#56616d', { max: 120 }));
  return s.shadow(400, 186);
}
