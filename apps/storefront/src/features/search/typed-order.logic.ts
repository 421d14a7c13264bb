/** A code with a quantity, as it is typed into the search field. */
export interface TypedOrder {
  readonly code: string;
  readonly quantity: number;
}

const LINE = /^(?<code>\S{4,64})\s+(?:[x×*]\s?)?(?<quantity>[1-9]\d{0,4})(?:\s?(?:kom|ком|pcs)\.?)?$/iu;
/** Words are searched for, whatever follows them: `folija 30` may be a width. */
const IS_CODE = /^(?=.*\d)(?=.*[\p{L}\d]{3})[\p{L}\d./_-]+$/u;
/** A bare measure, such as `120x80` or `500ml`, is no code. */
const MEASURE = /^\d+(?:[.,]\d+)?(?:x\d+)*(?:ml|l|cm|mm|m|kg|g|w|v)?$/iu;
const BARCODE = /^\d{8,14}$/;

/** What `PA-20004 24` orders; null for any other search. */
export function typedOrder(typed: string): TypedOrder | null {
  const { code, quantity } = LINE.exec(typed.trim())?.groups ?? {};
  if (code === undefined || quantity === undefined || !IS_CODE.test(code)) return null;
  if (MEASURE.test(code) && !BARCODE.test(code)) return null;
  return { code, quantity: Number(quantity) };
}
