interface Numbered {
  readonly orderNumber: string;
}

/**
 * The order that a scanned or typed number means: the same number, or the only one that ends in it, zeros left out. Undefined
 * where none or several do.
 */
export function scannedOrder<Order extends Numbered>(typed: string, orders: readonly Order[]): Order | undefined {
  const number = typed.trim();
  const exact = orders.find(({ orderNumber }) => orderNumber === number);
  if (exact || !/^\d{1,9}$/.test(number)) return exact;
  const ending = orders.filter(({ orderNumber }) => Number(orderNumber.split('-')[1]) === Number(number));
  return ending.length === 1 ? ending[0] : undefined;
}

/** A whole number in any way of writing: a scanner with a foreign keyboard sends another sign for the hyphen, and people leave it out. */
export function orderNumberOf(typed: string): string {
  const [, year, number] = /^(\d{4})\D?(\d{6})$/.exec(typed.trim()) ?? [];
  return year === undefined ? typed.trim() : `${year}-${number}`;
}
