const UNKNOWN_LIMIT = 10_000;
/** Of the file descriptors; the others are for the database, files, logs and children. */
const SHARE_OF_CONNECTIONS = 0.8;

/** How many files this process may have open, connections among them. */
function descriptorLimit(): number {
  // Otherwise the report looks up the names of all peers.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft: number | 'unlimited' } } };
  return Number(report.userLimits?.open_files?.soft) || UNKNOWN_LIMIT;
}

/**
 * How many connections a server takes at a time. Beyond it a connection is closed at once: without a limit the one that
 * exhausts the file descriptors stops the whole process, health checks and database included.
 */
export const connectionLimit = (descriptors = descriptorLimit()): number =>
  Math.floor(descriptors * SHARE_OF_CONNECTIONS);
