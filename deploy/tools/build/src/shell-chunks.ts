import type { Configuration } from 'webpack'

type Optimization = NonNullable<Configuration['optimization']>

/**
 * The shell's start-up in three scripts instead of one of 500 KB: they arrive and are parsed side by side, away from the main
 * thread, each is evaluated in a task of its own (`shell/src/client/index.ts`), and a release that changes the shell's own code alone
 * leaves the other two in the browser's cache.
 */
export const SHELL_CHUNKS: NonNullable<Optimization['splitChunks']> = {
  cacheGroups: {
    react: {
      name: 'react',
      chunks: 'initial',
      enforce: true,
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
      priority: 1,
    },
    libraries: {
      name: 'libraries',
      chunks: 'initial',
      enforce: true,
      test: /[\\/]node_modules[\\/]/,
    },
  },
}
