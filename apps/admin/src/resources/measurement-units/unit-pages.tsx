import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { unitDefinition } from './unit-form.tsx';
import { measurementUnitsList } from './unit-list.tsx';

export const MeasurementUnitsPage = () => <ListPage list={measurementUnitsList} />;
export const MeasurementUnitPage = () => <EditRecordPage definition={unitDefinition} />;
export const NewMeasurementUnitPage = () => <NewRecordPage definition={unitDefinition} />;
