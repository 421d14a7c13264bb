export { type AvailabilityRequestEvents, availabilityRequestEvents } from './events.ts';
export { adminAvailabilityRequestHandlers } from './admin.routes.ts';
export { availabilityRequestConsumers } from './jobs.ts';
export { requestAvailability } from './service/request-availability.ts';
export { checkRequestRate } from './service/request-rate.ts';
export { REQUEST_COLUMNS, requestFilter, type RequestQuery, type RequestRow, requestTables } from './store/list.ts';
export { requestView } from './views.ts';
export { personalData as availabilityRequestData } from './store/personal-data.ts';
