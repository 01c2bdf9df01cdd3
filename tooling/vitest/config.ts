import { defineConfig, type ViteUserConfig } from 'vitest/config';

/** One configuration for every package: a line per test file, and a JSON report that the launcher sums up. */
export const suite = (test: ViteUserConfig['test'] = {}): ViteUserConfig =>
  defineConfig({
    test: {
      include: ['src/**/*.test.ts'],
      reporters: ['default', 'json'],
      // A guard against hanging, not a measure: machines differ.
      testTimeout: 900_000,
      hookTimeout: 900_000,
      outputFile: { json: 'test-results/report.json' },
      ...test,
    },
  });

export default suite();
