/** A discount code; amounts in feninga, days from today. */
interface Coupon {
  readonly id: number;
  readonly code: string;
  readonly percentBp: number | null;
  readonly amount: number | null;
  readonly minimumOrder: number;
  readonly days: readonly [from: number, to: number];
  readonly usesAllowed: number | null;
  readonly usesPerCompany: number | null;
  readonly uses: number;
  readonly firstOrderOnly: boolean;
  readonly category: string | null;
  readonly brand: string | null;
}

const BASE = {
  percentBp: null,
  amount: null,
  minimumOrder: 0,
  usesAllowed: null,
  usesPerCompany: null,
  uses: 0,
  firstOrderOnly: false,
  category: null,
  brand: null,
} as const;

export const coupons: readonly Coupon[] = [
  {
    ...BASE,
    id: 1,
    code: 'JESEN10',
    percentBp: 1000,
    minimumOrder: 10_000,
    days: [-70, 20],
    usesPerCompany: 3,
    uses: 1,
  },
  { ...BASE, id: 2, code: 'DOBRODOSLI', amount: 2000, minimumOrder: 15_000, days: [-400, 400], firstOrderOnly: true },
  { ...BASE, id: 3, code: 'PAPIR5', percentBp: 500, days: [-20, 40], category: '2' },
  { ...BASE, id: 4, code: 'AQUALIN15', percentBp: 1500, days: [-5, 15], brand: 'Aqualin', usesAllowed: 100 },
  { ...BASE, id: 5, code: 'ZADNJI', amount: 5000, minimumOrder: 5_000, days: [-10, 60], usesAllowed: 1 },
  { ...BASE, id: 6, code: 'LJETO24', percentBp: 1200, days: [-500, -430] },
];
