/** An invented person who has accounts at both providers. */
export interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export const PEOPLE: readonly Person[] = [
  { id: '1001', firstName: 'Dunja', lastName: 'Brest', email: 'dunja.brest@posta.example' },
  { id: '1002', firstName: 'Vedran', lastName: 'Lipa', email: 'vedran.lipa@posta.example' },
  { id: '1003', firstName: 'Nađa', lastName: 'Javor', email: 'nadja.javor@posta.example' },
];
