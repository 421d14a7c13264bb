import type { Language } from '@sjaj/domain';
import type { PersonalData } from '../../../kernel/personal-data.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { insertRow } from '../../../platform/database/rows.ts';
import { allRows, execute, firstRow } from '../../../platform/database/statements.ts';

interface NewRegistration {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly passwordHash: string;
  /** The accepted terms of use; null in a shop without terms. */
  readonly termsId: number | null;
}

export interface Registration extends NewRegistration {
  readonly id: number;
  readonly acceptedAt: Date;
}

export const insertRegistration = (tx: Tx, registered: NewRegistration, now: Date): Promise<number> =>
  insertRow(tx, 'private_registration', {
    email: registered.email,
    first_name: registered.firstName,
    last_name: registered.lastName,
    language: registered.language,
    password_hash: registered.passwordHash,
    terms_id: registered.termsId,
    created_at: now,
  });

export const findRegistration = (db: Db, id: number): Promise<Registration | undefined> =>
  firstRow<Registration>(db)`
    select id, email, first_name as "firstName", last_name as "lastName", language, password_hash as "passwordHash",
      terms_id as "termsId", created_at as "acceptedAt"
    from private_registration where id = ${id}
  `;

/** Deletes all registrations of the address; their links go with them. */
export const deleteRegistrations = (tx: Tx, email: string): Promise<void> =>
  execute(tx)`delete from private_registration where login_name(email) = login_name(${email})`;

/** Deletes registrations that nobody has confirmed and whose links have expired. */
export async function purgeRegistrations(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('private_registration')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_link')
            .select('registration_id')
            .whereRef('registration_id', '=', 'private_registration.id'),
        ),
      ),
    )
    .execute();
}

/** Registrations that others have made with the person's address. */
export const personalData: PersonalData = {
  section: 'registrations',
  async read(db, { email }) {
    return allRows(db)`
      select email, first_name, last_name, language, created_at from private_registration
      where login_name(email) = login_name(${email}) order by id
    `;
  },
  erase: (tx, { email }) => deleteRegistrations(tx, email),
};
