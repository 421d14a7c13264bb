import { UP, decal } from '../../shapes/frame.ts';
import { loft } from '../../shapes/loft.ts';
import { circle, pts } from '../../shapes/outline.ts';
import { grain } from '../../shapes/soft.ts';
import { dark, lite, mix } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

/** Stack of floor pads. */
export function padDisc(s: Scene): string {
  s.k = 0.42;
  s.yaw = 0;
  const c = s.color('#c8322c', '#2a2d31', '#2f7d45', '#1f62b8', '#f3f3f0', '#7a5a3c');
  const R = 230;
  const h = 34;
  const n = s.pick(1, 2, 3);
  for (let i = 0; i < n; i++) {
    const dx = (i - (n - 1) / 2) * s.v(6, 16);
    const y = i * (h + 1);
    const cc = mix(c, '#ffffff', (i % 2) * 0.03);
    grain(
      s,
      () => {
        const P0 = (r: number) => circle(r, dx, 0, 72);
        loft(s, UP(), {
          outline: P0(R),
          profile: pts([5, y], [0, y + 5, 5], [0, y + h - 5, 5], [6, y + h]),
          material: { c: cc, gloss: 0.02, sss: 0.1 },
          round: 0.25,
        });
        if (i === n - 1) {
          decal(s, UP(), { outline: P0(44), at: y + h + 0.5, fill: dark(cc, 0.8), extra: 'opacity=".85"' });
          decal(s, UP(), {
            outline: P0(46),
            at: y + h + 0.5,
            fill: 'none',
            extra: `stroke="${lite(cc, 0.3)}" stroke-width="2" opacity=".6"`,
          });
        }
      },
      { freq: '.55', amount: 0.75, scale: 4 },
    );
  }
  return s.shadow(402, R * 2, R * 0.42 * 0.5, s.gy + R * 0.18);
}
