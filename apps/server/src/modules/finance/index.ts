export { adminFinanceHandlers, financeImportHandlers } from './admin.routes.ts';
export { financeHandlers, financePaperHandlers } from './routes.ts';
export { bookRecords } from './service/book.ts';
export { checkPdf, storeDocument } from './service/files.ts';
export { attachByNumber } from './store/documents.ts';
export type { NewRecord } from './rules/record.ts';
export { companies, ordersByNumber } from './store/book.ts';
