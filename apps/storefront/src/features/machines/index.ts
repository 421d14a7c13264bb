export { MachinePage } from './machine-page.tsx';
export { MachinesPage } from './machines-page.tsx';
