import { texts } from '../texts.ts';

/** Lists of records: columns, views, choice, paging. */
export const list = texts({
  actions: { en: 'Actions', bs: 'Radnje', hr: 'Radnje', srLatn: 'Radnje' },
  search: { en: 'Search the list', bs: 'Pretraži listu', hr: 'Pretraži popis', srLatn: 'Pretraži listu' },
  resetFilters: { en: 'Reset filters', bs: 'Poništi filtere', hr: 'Poništi filtre', srLatn: 'Poništi filtere' },
  columns: { en: 'Columns', bs: 'Kolone', hr: 'Stupci', srLatn: 'Kolone' },
  savedViews: { en: 'Saved views', bs: 'Sačuvani prikazi', hr: 'Spremljeni prikazi', srLatn: 'Sačuvani prikazi' },
  saveView: { en: 'Save the view', bs: 'Sačuvaj prikaz', hr: 'Spremi prikaz', srLatn: 'Sačuvaj prikaz' },
  deleteView: { en: 'Delete the view', bs: 'Obriši prikaz', hr: 'Izbriši prikaz', srLatn: 'Obriši prikaz' },
  viewName: { en: 'Name of the view', bs: 'Naziv prikaza', hr: 'Naziv prikaza', srLatn: 'Naziv prikaza' },
  defaults: { en: 'Restore the defaults', bs: 'Vrati zadano', hr: 'Vrati zadano', srLatn: 'Vrati podrazumijevano' },
  dense: { en: 'Dense rows', bs: 'Gusti redovi', hr: 'Gusti retci', srLatn: 'Gusti redovi' },
  selected: { en: '{count} selected', bs: 'Odabrano: {count}', hr: 'Odabrano: {count}', srLatn: 'Izabrano: {count}' },
  allFound: {
    en: 'All {count} found',
    bs: 'Svih {count} pronađenih',
    hr: 'Svih {count} pronađenih',
    srLatn: 'Svih {count} pronađenih',
  },
  selectAll: { en: 'Select all', bs: 'Odaberi sve', hr: 'Odaberi sve', srLatn: 'Izaberi sve' },
  selectRow: { en: 'Select: {name}', bs: 'Odaberi: {name}', hr: 'Odaberi: {name}', srLatn: 'Izaberi: {name}' },
  empty: { en: 'No records', bs: 'Nema zapisa', hr: 'Nema zapisa', srLatn: 'Nema zapisa' },
  all: { en: 'All', bs: 'Sve', hr: 'Sve', srLatn: 'Sve' },
  export: { en: 'Export', bs: 'Izvezi', hr: 'Izvezi', srLatn: 'Izvezi' },
  exporting: { en: 'Exporting…', bs: 'Izvozim…', hr: 'Izvozim…', srLatn: 'Izvozim…' },
  exportCsv: { en: 'Export as CSV', bs: 'Izvezi kao CSV', hr: 'Izvezi kao CSV', srLatn: 'Izvezi kao CSV' },
  exportXlsx: { en: 'Export as XLSX', bs: 'Izvezi kao XLSX', hr: 'Izvezi kao XLSX', srLatn: 'Izvezi kao XLSX' },
  exported: {
    en: 'The file is downloaded',
    bs: 'Datoteka je preuzeta',
    hr: 'Datoteka je preuzeta',
    srLatn: 'Datoteka je preuzeta',
  },
  emptyFiltered: {
    en: 'Nothing fits the search and the filters.',
    bs: 'Ništa ne odgovara pretrazi i filterima.',
    hr: 'Ništa ne odgovara pretrazi i filtrima.',
    srLatn: 'Ništa ne odgovara pretrazi i filterima.',
  },
  emptyView: {
    en: 'There is nothing in this view now.',
    bs: 'U ovom prikazu trenutno nema ničega.',
    hr: 'U ovom prikazu trenutačno nema ničega.',
    srLatn: 'U ovom prikazu trenutno nema ničega.',
  },
});
