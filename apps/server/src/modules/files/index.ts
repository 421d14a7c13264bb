export { purgeFiles } from './jobs.ts';
export { fileHandlers, serveFileLinks } from './routes.ts';
export { quotaOf } from './rules/quota.ts';
export { claimFiles, releaseFiles, restoreFiles } from './service/keep-files.ts';
export { downloadFile, type FileViewer, fileViewer, readFiles } from './service/read-files.ts';
export { type FileDeps, ownerOf, receiveFile } from './service/receive-file.ts';
export { type StoredFile, usedBytes } from './store.ts';
export { personalData as fileData } from './store.ts';
