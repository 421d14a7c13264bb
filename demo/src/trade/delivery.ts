/** Postage without VAT by weight of an express post, feninga. */
interface Carrier {
  readonly id: number;
  readonly title: string;
  readonly days: readonly [number, number];
  readonly isDefault: boolean;
  readonly rates: readonly (readonly [toWeightG: number, price: number])[];
}

export const expressPosts: readonly Carrier[] = [
  {
    id: 1,
    title: 'Brza pošta Strijela',
    days: [2, 3],
    isDefault: true,
    rates: [
      [2_000, 600],
      [5_000, 750],
      [10_000, 950],
      [20_000, 1_350],
      [30_000, 1_750],
      [50_000, 2_600],
      [100_000, 4_400],
      [300_000, 9_900],
      [1_000_000, 24_000],
    ],
  },
  {
    id: 2,
    title: 'Kurir Bosna',
    days: [2, 3],
    isDefault: false,
    rates: [
      [5_000, 820],
      [15_000, 1_200],
      [30_000, 1_900],
      [60_000, 3_200],
      [200_000, 7_800],
    ],
  },
];

/** A branch of the supplier. */
interface PickupPlace {
  readonly id: number;
  readonly title: string;
  readonly street: string;
  readonly town: string;
  readonly phone: string;
  /** False for a branch where no goods can be picked up. */
  readonly offersPickup: boolean;
  readonly hours: readonly { days: 'mon-fri' | 'sat'; from: string; to: string; months?: [number, number] }[];
}

export const pickupPlaces: readonly PickupPlace[] = [
  {
    id: 1,
    title: 'Mostar',
    street: 'Bišće Polje 17',
    town: 'Mostar',
    phone: '036 000-100',
    offersPickup: true,
    hours: [
      { days: 'mon-fri', from: '07:30', to: '16:00' },
      { days: 'sat', from: '08:00', to: '12:00', months: [6, 10] },
    ],
  },
  {
    id: 2,
    title: 'Sarajevo (Ilidža)',
    street: 'Rustempašina 22',
    town: 'Ilidža',
    phone: '033 000-100',
    offersPickup: true,
    hours: [
      { days: 'mon-fri', from: '08:00', to: '16:00' },
      { days: 'sat', from: '08:00', to: '12:00' },
    ],
  },
  {
    id: 3,
    title: 'Banja Luka',
    street: 'Branka Popovića 306',
    town: 'Banja Luka',
    phone: '051 000-100',
    offersPickup: true,
    hours: [
      { days: 'mon-fri', from: '08:00', to: '16:00' },
      { days: 'sat', from: '09:00', to: '13:00' },
    ],
  },
  {
    id: 4,
    title: 'Tuzla',
    street: 'Mitra Trifunovića 21',
    town: 'Tuzla',
    phone: '035 000-100',
    offersPickup: false,
    hours: [{ days: 'mon-fri', from: '08:00', to: '15:00' }],
  },
];

/** What the default express post asks for a parcel; nothing from 150 KM with VAT on. */
export function expressPostage(weightG: number, goodsWithVat: number): number {
  if (goodsWithVat >= 15_000) return 0;
  const rates = expressPosts[0]?.rates ?? [];
  return rates.find(([toWeightG]) => weightG <= toWeightG)?.[1] ?? 24_000;
}
