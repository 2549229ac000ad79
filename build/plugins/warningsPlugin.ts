import type { Plugin } from 'vite';

/** Warnings that are known, and need nobody's attention. */
const harmless = [
  // @hpke/common imports Node's `crypto` only where the platform's own is missing.
  /Module "crypto" has been externalized/,
  // The minifier does not know newer CSS, and leaves it as it is.
  /'target-current' is not recognized/,
  // The Worker's script: README.md and docs/limits.md say what it may weigh.
  /Some chunks are larger than/,
  // How long plug-ins take depends on the machine.
  /PLUGIN_TIMINGS|plugin timings/i,
];

/** Prints each warning of the build once, and none that is harmless. */
export function warningsPlugin(): Plugin {
  return {
    name: 'warnings',
    configResolved({ logger }) {
      const warn = logger.warn.bind(logger);
      const told = new Set<string>();
      logger.warn = (warning, options) => {
        if (told.has(warning) || harmless.some((pattern) => pattern.test(warning))) return;
        told.add(warning);
        warn(warning, options);
      };
    },
  };
}
