export { MantineScope } from './mantine-scope.tsx';
export { theme } from './theme.ts';
