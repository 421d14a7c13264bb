import { inflate } from '../../shapes/soft.ts';
import { n1 } from '../../studio/colour.ts';
import type { Scene } from '../../studio/scene.ts';

/** Two squeegee blades of a scrubber dryer. */
export function spareBlade(s: Scene): string {
  const c = s.color('#b8743a', '#2a2e33', '#c9a27a', '#7d8790');
  const d = (o: number) => `M90 ${470 + o}Q400 ${250 + o} 710 ${430 + o}`;
  for (const o of [0, 92]) {
    const q = `<path d="${d(o)}" fill="none" stroke="#000" stroke-width="52"/>`;
    s.cast(q, [10, 16, 10, 0.3]);
    s.flushCasts();
    inflate(s, q.replace('#000', c), 9, 0.35);
    s.add(
      `<path d="${d(o - 14)}" fill="none" stroke="#fff" stroke-width="3" opacity=".5" filter="${s.blur(1.5)}"/><path d="${d(o + 17)}" fill="none" stroke="#000" stroke-width="2.5" opacity=".28"/>`,
    );
    for (let i = 1; i < 12; i++) {
      const t = i / 12;
      const u = 1 - t;
      const x = u * u * 90 + 2 * u * t * 400 + t * t * 710;
      const y = u * u * 470 + 2 * u * t * 250 + t * t * 430 + o - 4;
      s.add(
        `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="7" ry="5" fill="#e9ecef"/><ellipse cx="${n1(x)}" cy="${n1(y)}" rx="7" ry="5" fill="none" stroke="#0b1018" stroke-width="2.500" opacity=".45"/>`,
      );
    }
  }
  return '';
}
