export interface Form {
  readonly number: string;
  readonly info: string;
  /** Minor units, as they were sent. */
  readonly amount: string;
  readonly currency: string;
  readonly language: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly callbackUrl: string;
}

type PaymentState = 'open' | 'declined' | 'cancelled' | 'approved' | 'refunded' | 'voided';

export interface Payment extends Form {
  readonly id: number;
  /** Known to the page alone on which it is paid. */
  readonly secret: string;
  state: PaymentState;
  approvalCode: string | null;
  /** What is said to have been charged, where the shop is to be deceived. */
  charged: string;
}

/** Lengths from the gateway's manual. */
const LENGTHS: Readonly<Record<string, readonly [min: number, max: number]>> = {
  ch_full_name: [3, 30],
  ch_address: [3, 100],
  ch_city: [3, 30],
  ch_zip: [3, 9],
  ch_country: [2, 30],
  ch_phone: [3, 30],
  ch_email: [3, 100],
  order_number: [1, 40],
  order_info: [3, 100],
  amount: [3, 11],
  currency: [3, 3],
  language: [2, 10],
  transaction_type: [1, 20],
  authenticity_token: [40, 40],
  digest: [128, 128],
};
const CURRENCIES: ReadonlySet<string> = new Set(['BAM', 'EUR', 'USD']);

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The names of the fields that are missing or of a wrong kind or length. */
export function errorsOf(fields: URLSearchParams): string[] {
  const wrongLength = Object.entries(LENGTHS).filter(([name, [min, max]]) => {
    const { length } = [...(fields.get(name) ?? '')];
    return length < min || length > max;
  });
  const addresses = ['success_url_override', 'cancel_url_override', 'callback_url_override'];
  return [
    ...wrongLength.map(([name]) => name),
    ...(/^\d{3,11}$/.test(fields.get('amount') ?? '') ? [] : ['amount']),
    ...(CURRENCIES.has(fields.get('currency') ?? '') ? [] : ['currency']),
    ...(fields.get('transaction_type') === 'purchase' ? [] : ['transaction_type']),
    ...addresses.filter((name) => !isWebAddress(fields.get(name) ?? '')),
  ];
}

export const formOf = (fields: URLSearchParams): Form => ({
  number: fields.get('order_number') ?? '',
  info: fields.get('order_info') ?? '',
  amount: fields.get('amount') ?? '',
  currency: fields.get('currency') ?? '',
  language: fields.get('language') ?? '',
  successUrl: fields.get('success_url_override') ?? '',
  cancelUrl: fields.get('cancel_url_override') ?? '',
  callbackUrl: fields.get('callback_url_override') ?? '',
});

/** Whether the digits pass the check sum of cards, and the month is not over. Nothing of a card is kept. */
export function isUsableCard(number: string, expiry: string, now: Date): boolean {
  const digits = number.replaceAll(/[ -]/g, '');
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s?\/\s?(\d{2})$/.exec(expiry.trim()) ?? [];
  if (!/^\d{12,19}$/.test(digits) || month === '') return false;
  const end = new Date(Date.UTC(2_000 + Number(year), Number(month), 1));
  return checkSum(digits) % 10 === 0 && now < end;
}

const checkSum = (digits: string): number =>
  [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
