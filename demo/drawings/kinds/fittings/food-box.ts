import { text } from '../../label/text.ts';
import { FRONT, UP, decal, onPlane } from '../../shapes/frame.ts';
import { loft } from '../../shapes/loft.ts';
import { line } from '../../shapes/marks.ts';
import { plan, pts } from '../../shapes/outline.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';

/** Take-away box with a clear or closed lid. */
export function foodBox(s: Scene): string {
  s.yaw = -0.46;
  s.k = 0.3;
  const c = s.color('#c99a62', '#fbfaf6', '#c99a62');
  const m: Mat = { c, gloss: 0.08, rough: 0.8, sss: 0.1 };
  const [w, d, h] = [340, 260, 120];
  loft(s, UP(), { outline: plan(w, d, 26), profile: pts([26, 0], [22, 6, 5], [0, h]), material: m });
  const clear = s.spec.opts?.clear ?? s.r() < 0.5;
  const lid: Mat = clear ? { c: '#eaf1f5', gloss: 0.9, rough: 0.08, clear: true, sss: 0.2 } : m;
  loft(s, UP(), {
    outline: plan(w + 10, d + 10, 28),
    profile: pts([0, h - 6], [-2, h + 6, 3], [8, h + 10], [18, h + 34, 10], [26, h + 38]),
    material: lid,
    round: 0.3,
  });
  if (clear) {
    decal(s, UP(), { outline: plan(w - 56, d - 56, 20), at: h + 38, fill: '#7fa35a', extra: 'opacity=".28"' });
    s.add(
      line(
        `M${s.at(-w / 2 + 50, h + 38, d / 2 - 60)}L${s.at(-w / 2 + 110, h + 38, -d / 2 + 40)}`,
        '#ffffff',
        10,
        `opacity=".7" filter="${s.blur(3)}"`,
      ),
    );
  }
  const ink = c === '#c99a62' ? '#5a3d1e' : s.spec.colors.label;
  s.add(
    `<g transform="${onPlane(s, FRONT(), [0, h * 0.4, d / 2 - 8])}">${text(s.spec.label.brand, [0, 0, 40], ink, { max: 210 })}</g>`,
  );
  return s.floor([-w / 2 + 16, -d / 2 + 16, w - 32, d - 32]);
}
