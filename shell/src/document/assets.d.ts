declare module '*.woff2' {
  const file: string
  export default file
}
declare const __PART_VERSION__: string
