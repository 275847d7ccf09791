/** File of the shop's font inside the shell's release. */
export { default as FONT_FILE } from '@prilavok/shared-kernel/theme/fonts/golos-text.woff2'
