import { accountTexts } from '../../shared/texts/account-texts.ts';
import { FilesPage } from './files-page.tsx';
import { NewFilePage } from './new-file-page.tsx';

/** The pages of the company's files, loaded together with their texts. */
export async function loadFiles(): Promise<{
  readonly FilesPage: typeof FilesPage;
  readonly NewFilePage: typeof NewFilePage;
}> {
  await accountTexts();
  return { FilesPage, NewFilePage };
}
