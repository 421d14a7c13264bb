/** The shop's company as its papers name it. */
export interface Supplier {
  readonly name: string;
  readonly address: string;
  readonly town: string;
  readonly jib: string;
  readonly pdvNumber: string;
  readonly phone: string;
  readonly email: string;
  /** 16 digits. */
  readonly bankAccount: string;
}

/** The invented company of the shop: no such numbers are given out. */
export const SUPPLIER: Supplier = {
  name: 'Sjaj d.o.o.',
  address: 'Bišće polje 42, 88000 Mostar',
  town: 'Mostar',
  jib: '4299000010004',
  pdvNumber: '299000010004',
  phone: '036 000-100',
  email: 'prodaja@sjaj.test',
  bankAccount: '9990000000123435',
};
