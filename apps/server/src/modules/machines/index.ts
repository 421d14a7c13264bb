export { adminMachineHandlers } from './admin.routes.ts';
export { type MachineEvents, machineEvents } from './events.ts';
export { machineConsumers, machineJobs } from './jobs.ts';
export { machineHandlers } from './routes.ts';
export { EVERY_MACHINE, find as findMachine, findBySerial, type MachineRecord, machinesOf } from './store/read.ts';
