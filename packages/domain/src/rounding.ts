/**
 * The whole number nearest to `amount * numerator / denominator`, halves away from zero, exact for every safe amount.
 * Throws RangeError when an argument is no safe integer or the denominator is not positive.
 */
export function shareOf(amount: number, numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(amount) || !Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) {
    throw new RangeError(`not whole numbers: ${amount} * ${numerator} / ${denominator}`);
  }
  if (denominator <= 0) throw new RangeError(`not a positive denominator: ${denominator}`);
  const product = amount * numerator;
  const rounded = Number.isSafeInteger(product)
    ? roundedQuotient(product, denominator)
    : roundedBigQuotient(BigInt(amount) * BigInt(numerator), BigInt(denominator));
  return rounded + 0; // -0 becomes 0
}

function roundedQuotient(product: number, denominator: number): number {
  const size = Math.abs(product);
  const rest = size % denominator;
  const whole = (size - rest) / denominator;
  return Math.sign(product) * (rest >= denominator - rest ? whole + 1 : whole);
}

function roundedBigQuotient(product: bigint, denominator: bigint): number {
  const size = product < 0n ? -product : product;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return Number(product < 0n ? -rounded : rounded);
}
