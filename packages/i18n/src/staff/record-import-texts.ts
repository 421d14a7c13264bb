import {
  recordImportKind,
  recordImportMissing,
  recordImportOutcome,
  recordImportState,
  recordImportView,
} from './record-import-labels.ts';
import { recordImportColumns } from './record-import-columns.ts';
import { recordImports } from './record-imports.ts';

/** The texts of the imports of records. */
export const recordImportTexts = {
  recordImportKind,
  recordImportOutcome,
  recordImportMissing,
  recordImportState,
  recordImportView,
  recordImports: { ...recordImports, ...recordImportColumns },
};
