import { FRONT, decal } from '../../shapes/frame.ts';
import { slab } from '../../shapes/loft.ts';
import { line } from '../../shapes/marks.ts';
import { pts } from '../../shapes/outline.ts';
import { tube } from '../../shapes/tube.ts';
import { dark, lite, mix, n1 } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import { BLACK_PLASTIC, STEEL } from '../../studio/materials.ts';
import type { Scene } from '../../studio/scene.ts';
import { wheel } from '../tools/parts.ts';
import { brand } from './parts.ts';

const D = 230;

/** The rotating side brush: bristles spread on the ground around a hub. */
function sideBrush(s: Scene, color: string): void {
  const [x, y] = s.P(-196, 8, D / 2 + 20);
  const bristles = Array.from({ length: 110 }, (_, i) => {
    const a = (i / 110) * 2 * Math.PI;
    const r = s.v(84, 96);
    const tip = `${n1(x + r * Math.cos(a + 0.18))} ${n1(y + r * 0.36 * Math.sin(a + 0.18) + 8)}`;
    const from = `${n1(x + 30 * Math.cos(a))} ${n1(y - 20 + 12 * Math.sin(a))}`;
    return line(`M${from}L${tip}`, mix(dark(color, 0.5), lite(color, 0.2), s.r()), 3.4, 'stroke-linecap="round"');
  });
  s.add(bristles.join(''));
  s.add(
    `<ellipse cx="${n1(x)}" cy="${n1(y - 24)}" rx="36" ry="15" fill="#2a2f35"/><ellipse cx="${n1(x - 4)}" cy="${n1(y - 28)}" rx="24" ry="9" fill="#4b545e"/>`,
  );
}

/** Walk-behind sweeper with a hopper and a side brush. */
export function sweeper(s: Scene): string {
  s.yaw = 0.46;
  s.k = 0.22;
  const c = s.spec.colors.label;
  const paint: Mat = { c, gloss: 0.6, rough: 0.22 };
  const rear: [number, number, number] = [150, 150, -D / 2 + 24];
  tube(s, `M${s.at(...rear)}L${s.at(300, 400, -D / 2 + 24)}`, 15, STEEL);
  wheel(s, [96, 72, -D / 2 - 6], 72);
  slab(s, {
    outline: pts([-190, 26, 20], [150, 26, 20], [160, 110, 20], [-200, 110, 20]),
    z: [-D / 2 + 6, D / 2 - 6],
    material: BLACK_PLASTIC,
    bevel: 10,
  });
  const hull = pts([-206, 80, 40], [160, 90, 30], [176, 150, 40], [110, 206, 50], [-60, 216, 60], [-200, 160, 60]);
  slab(s, { outline: hull, z: [-D / 2, D / 2], material: paint, bevel: 20, round: 0.3 });
  const hopper = pts([20, 196, 20], [150, 166, 20], [168, 214, 24], [60, 240, 24]);
  slab(s, { outline: hopper, z: [-D / 2 + 26, D / 2 - 26], material: { c: '#3b434c', gloss: 0.45 }, bevel: 12 });
  decal(s, FRONT(), {
    outline: pts([-170, 104, 10], [20, 104, 10], [20, 150, 14], [-160, 150, 20]),
    at: D / 2 + 0.5,
    fill: dark(c, 0.35),
    extra: 'opacity=".85"',
  });
  brand(s, [-72, 114, D / 2 + 1], { size: 34, color: '#ffffff', max: 160 });
  tube(s, `M${s.at(150, 150, D / 2 - 24)}L${s.at(300, 400, D / 2 - 24)}`, 15, STEEL);
  tube(s, `M${s.at(300, 400, -D / 2 + 24)}L${s.at(300, 400, D / 2 - 24)}`, 22, BLACK_PLASTIC);
  wheel(s, [96, 72, D / 2 - 10], 72, { t: 24, hub: c });
  sideBrush(s, s.pick('#e2a52b', '#3b434c', '#2f7fd6'));
  return s.floor([-220, -D / 2 - 10, 400, D + 60], 0.85);
}
