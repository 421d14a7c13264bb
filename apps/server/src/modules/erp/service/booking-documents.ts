import { Problem } from '../../../platform/problem.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { checkPdf, storeDocument } from '../../finance/index.ts';
import type { ErpRecord } from './changes.ts';
import { AnswerTooLarge, requestDocument } from './client.ts';
import type { PullContext, PullDeps } from './pull-pages.ts';

export interface FinanceDeps extends PullDeps {
  readonly storage: Storage;
}

/** A document in the storage that no record names yet. */
interface StoredDocument {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
}

/** Documents of bookings, by the code of the booking. */
export type StoredDocuments = ReadonlyMap<string, StoredDocument>;

const fileName = ({ number }: ErpRecord): string => `${number.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`;

/** Fetches and stores the documents of bookings, before their transaction. One that the ERP has not, or that is no PDF, is left out. */
export async function storeDocuments(
  { erp, storage }: FinanceDeps,
  bookings: ReadonlyMap<string, ErpRecord>,
  { clock, signal }: PullContext,
): Promise<StoredDocuments> {
  const stored = new Map<string, StoredDocument>();
  for (const [code, booking] of bookings) {
    if (!booking.hasDocument) continue;
    const query = new URLSearchParams({ company: booking.company, number: booking.number });
    const bytes = await pdfOrNull(
      requestDocument(erp, `/finance/document?${query.toString()}`, { now: clock(), signal }),
    );
    if (bytes === null) continue;
    stored.set(code, { key: await storeDocument(storage, bytes), name: fileName(booking), bytes: bytes.length });
  }
  return stored;
}

/** Null for what cannot be kept as the document of a booking; rejects where the ERP does not answer. */
async function pdfOrNull(answer: Promise<Buffer | null>): Promise<Buffer | null> {
  try {
    const bytes = await answer;
    if (bytes !== null) checkPdf(bytes);
    return bytes;
  } catch (error) {
    if (error instanceof AnswerTooLarge || error instanceof Problem) return null;
    throw error;
  }
}
