import { bankAccountControl, formatBankAccount } from '@sjaj/domain';
import { townNamed } from '../../../db/base-data/towns.ts';
import { banks } from '../facts/references.ts';
import { companies, type Company } from '../trade/companies.ts';
import { table, type Table } from './table.ts';

/** What staff have noted about some companies, by id. */
const NOTES: Readonly<Record<number, string>> = {
  1: 'Roba se preuzima na sporednom ulazu, radnim danom do 14 sati. Račune slati na recepciju.',
  3: 'Traže ponudu za godišnji ugovor u januaru.',
  6: 'Plaćaju redovno, ali tek poslije opomene na telefon.',
};

const DAY = 86_400_000;

/** Every third company has a second account, at another bank. */
const SECOND_EVERY = 3;
/** One account was written down wrongly: its check digits do not fit. */
const WRONGLY_WRITTEN = 6;

const bankIdOf = (account: string): number => banks.findIndex(([, code]) => account.startsWith(code)) + 1;

const secondAccount = (id: number): string => {
  const first = `${banks[id % 2]?.[1] ?? '990'}002${String(50_000 + id * 91).padStart(8, '0')}`;
  const control = bankAccountControl(first);
  return `${first}${id === WRONGLY_WRITTEN ? control.split('').toReversed().join('') : control}`;
};

const accountsOf = (company: Company): readonly (readonly [account: string, isDefault: boolean])[] =>
  company.id % SECOND_EVERY === 0
    ? [
        [company.account, true],
        [secondAccount(company.id), false],
      ]
    : [[company.account, true]];

/** Companies with what they do and their bank accounts. */
export function companyTables(today: Date): Table[] {
  const before = (days: number): Date => new Date(today.getTime() - days * DAY);
  const accounts = companies.flatMap((company) =>
    accountsOf(company).map(([account, isDefault]) => [company.id, bankIdOf(account), account, isDefault] as const),
  );
  return [
    table(
      'company',
      `id title jib vat_number address town_id phone email bank_account external_company_id \
payment_term_days credit_limit is_active note created_at`,
      companies.map((one) => [
        one.id,
        one.title,
        one.jib,
        one.pdv,
        one.street,
        townNamed(one.town).id,
        one.phone,
        `nabava@${one.domain}`,
        formatBankAccount(one.account),
        one.external,
        one.termDays,
        one.creditLimit,
        one.isActive,
        NOTES[one.id] ?? null,
        before(900 - one.id * 20),
      ]),
    ),
    table(
      'company_interest_area',
      'company_id interest_area_id',
      companies.map((one) => [one.id, one.interest]),
    ),
    table(
      'customer_bank_account',
      'id company_id bank_id account is_default',
      accounts.map((row, index) => [index + 1, ...row]),
    ),
  ];
}
