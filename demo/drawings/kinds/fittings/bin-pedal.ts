import { text } from '../../label/text.ts';
import { lathe } from '../../shapes/lathe.ts';
import { shape } from '../../shapes/marks.ts';
import { pts } from '../../shapes/outline.ts';
import { inflate } from '../../shapes/soft.ts';
import { n1 } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';
import { inkOn, shell } from './parts.ts';

/** Pedal bin of steel or plastic. */
export function binPedal(s: Scene): string {
  const b = s.gy;
  const r = s.v(104, 126);
  const H = s.v(330, 390);
  const m = shell(s);
  const k: Mat = { c: '#23282e', gloss: 0.45, rough: 0.4 };
  lathe(s, [400, b], pts([r + 3, 0], [r + 3, 24, 4], [r, 26]), k);
  lathe(s, [400, b], pts([r, 25], [r, H, 0]), m);
  lathe(s, [400, b], pts([r + 2, H], [r + 3, H + 14, 4], [r, H + 16]), k);
  lathe(s, [400, b], pts([r, H + 15], [r, H + 24, 4], [r * 0.9, H + 46, 30], [r * 0.5, H + 62, 40], [1, H + 64]), {
    ...m,
    rough: 0.3,
  });
  inflate(
    s,
    shape(`M352 ${b + 16}H448Q456 ${b + 30} 446 ${b + 34}H354Q344 ${b + 30} 352 ${b + 16}Z`, '#2b3138'),
    6,
    0.5,
  );
  s.add(
    `<g transform="translate(400 ${n1(b - H * 0.8)})">${text(s.spec.label.brand, [0, 0, 20], inkOn(m), { max: r })}</g>`,
  );
  return s.shadow(400, r * 2.1);
}
