import type { safetySheets } from '@sjaj/contract';
import type { Handlers } from '../../kernel/handlers.ts';
import { binder, type BinderDeps, sheetFile } from './service/binder.ts';
import { readBought } from './service/read.ts';
import { sheetView } from './views.ts';

export const safetySheetHandlers = (deps: BinderDeps): Handlers<typeof safetySheets> => ({
  async list(call) {
    const { places, sheets } = await readBought(deps.db, call.query, call);
    return { places: [...places], sheets: sheets.map((sheet) => sheetView(sheet, call.language)) };
  },
  file: (call) => sheetFile(deps, call.params.id, call),
  binder: (call) => binder(deps, call.query, call),
});
