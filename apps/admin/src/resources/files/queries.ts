import { clientFor } from '@sjaj/client';
import { adminFiles } from '@sjaj/contract';
import { transport } from '../../shared/api/transport.ts';

export const calls = clientFor(adminFiles, transport);
