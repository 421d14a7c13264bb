import type { Download } from '../../../platform/http/answers.ts';
import { Problem } from '../../../platform/problem.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { documentFile } from '../store/documents.ts';

/** A document of an article; 404 where there is none, or its file has gone. */
export async function articleDocument({ db, storage }: CatalogueContext, id: number): Promise<Download> {
  const file = await documentFile(db, id);
  const found = file && (await storage.read(file.key));
  if (!file || !found) throw new Problem('files.not_found', 404);
  return { name: file.name, mediaType: file.mediaType, ...found };
}
