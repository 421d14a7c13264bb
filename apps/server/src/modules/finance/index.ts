export { adminFinanceHandlers, financeImportHandlers } from './admin.routes.ts';
export { financeHandlers, financeDocumentHandlers } from './routes.ts';
export { saveRecords } from './service/save-records.ts';
export { checkPdf, storeDocument } from './service/files.ts';
export { attachByNumber } from './store/documents.ts';
export type { NewRecord } from './rules/record.ts';
export { companies, ordersByNumber } from './store/records.ts';
