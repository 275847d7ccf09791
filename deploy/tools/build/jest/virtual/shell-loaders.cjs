/** What `virtual:shell-loaders` is in a build (deploy/tools/build/src/virtual-modules.ts): in tests the shell has no chunks of its own. */
exports.SHELL_LOADERS = {}
