import { FRONT, decal } from '../../shapes/frame.ts';
import { slab } from '../../shapes/loft.ts';
import { pts } from '../../shapes/outline.ts';
import { tube } from '../../shapes/tube.ts';
import { dark } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import { BLACK_PLASTIC } from '../../studio/materials.ts';
import type { Scene } from '../../studio/scene.ts';
import { wheel } from '../tools/parts.ts';
import { brand, hose } from './parts.ts';

const D = 230;

function seat(s: Scene): void {
  const cushion: Mat = { c: '#23282e', gloss: 0.2, rough: 0.6 };
  slab(s, {
    outline: pts([74, 262, 14], [200, 262, 14], [200, 292, 14], [74, 292, 16]),
    z: [-70, 70],
    material: cushion,
    bevel: 12,
  });
  const back = pts([168, 284, 10], [204, 284, 10], [236, 400, 26], [206, 408, 26]);
  slab(s, { outline: back, z: [-66, 66], material: cushion, bevel: 12 });
}

function steering(s: Scene): void {
  tube(s, `M${s.at(-170, 300, 0)}L${s.at(-112, 372, 0)}`, 18, BLACK_PLASTIC);
  const [x, y] = s.P(-106, 380, 0);
  tube(
    s,
    `M${x - 46} ${y + 12}A50 20 -18 1 1 ${x + 46} ${y - 14}A50 20 -18 1 1 ${x - 46} ${y + 12}Z`,
    11,
    BLACK_PLASTIC,
  );
}

/** Darker panels of the side and the lettering. */
function panels(s: Scene): void {
  decal(s, FRONT(), {
    outline: pts([-240, 150, 14], [-140, 150, 10], [-170, 282, 20], [-226, 282, 20]),
    at: D / 2 + 0.5,
    fill: dark(s.spec.colors.label, 0.4),
    extra: 'opacity=".6"',
  });
  decal(s, FRONT(), {
    outline: pts([70, 130, 10], [236, 130, 14], [232, 176, 14], [80, 176, 14]),
    at: D / 2 + 0.5,
    fill: dark(s.spec.colors.label, 0.35),
    extra: 'opacity=".85"',
  });
  brand(s, [152, 140, D / 2 + 1], { size: 34, color: '#ffffff', max: 140 });
}

/** Ride-on scrubber dryer, front to the left. */
export function rideOnScrubber(s: Scene): string {
  s.yaw = 0.46;
  s.k = 0.18;
  const c = s.spec.colors.label;
  const paint: Mat = { c, gloss: 0.6, rough: 0.22 };
  const z: [number, number] = [-D / 2, D / 2];
  slab(s, {
    outline: pts([236, 8, 8], [326, 8, 8], [326, 28, 8], [236, 34, 8]),
    z: [-D * 0.66, D * 0.66],
    material: BLACK_PLASTIC,
    bevel: 5,
  });
  wheel(s, [150, 52, -D / 2 - 4], 52);
  slab(s, {
    outline: pts([-250, 44, 24], [236, 44, 20], [252, 120, 20], [-262, 120, 20]),
    z,
    material: BLACK_PLASTIC,
    bevel: 12,
  });
  const deck = pts([-120, 6, 14], [60, 6, 14], [70, 70, 16], [-130, 70, 16]);
  slab(s, { outline: deck, z: [-D / 2 - 22, D / 2 + 24], material: { c: '#3b434c', gloss: 0.4 }, bevel: 10 });
  const hull = pts(
    [-262, 112, 40],
    [-262, 210, 60],
    [-226, 306, 40],
    [-150, 312, 36],
    [-112, 150, 26],
    [36, 150, 26],
    [62, 262, 34],
    [240, 262, 50],
    [256, 110, 40],
  );
  slab(s, { outline: hull, z, material: paint, bevel: 20, round: 0.25 });
  const floor = pts([-100, 152, 6], [30, 152, 6], [30, 158, 4], [-100, 158, 4]);
  slab(s, { outline: floor, z: [-D / 2 + 18, D / 2 - 18], material: { c: '#1f2429', gloss: 0.2 }, bevel: 2 });
  panels(s);
  seat(s);
  steering(s);
  wheel(s, [150, 52, D / 2 - 8], 52, { t: 22, hub: c });
  wheel(s, [-214, 38, D / 2 - 40], 38, { t: 22 });
  hose(
    s,
    `M${s.at(240, 200, D / 2 - 40)}C${s.at(310, 180, D / 2)} ${s.at(330, 90, D / 2)} ${s.at(298, 30, D / 2 - 40)}`,
    20,
  );
  const lamp = s.P(-254, 240, D / 4);
  s.add(
    `<ellipse cx="${lamp[0].toFixed(1)}" cy="${lamp[1].toFixed(1)}" rx="9" ry="16" fill="#f4f8fb" stroke="#2a2f35" stroke-width="3"/>`,
  );
  return s.floor([-250, -D / 2 - 10, 560, D + 40], 0.85);
}
