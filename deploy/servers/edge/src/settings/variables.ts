export const RENDERERS = ['server', 'client'] as const
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** Environment variables of the edge: default, meaning, and how each is read. README lists them from here. */
export const EDGE_VARIABLES = {
  PORT: { fallback: '8080', about: 'port of the edge' },
  HOST: { fallback: 'localhost', about: 'address to listen on; 0.0.0.0 for all' },
  SUPPLIER_API_ORIGIN: { fallback: '', about: 'origin of the supplier API, required' },
  ROLLOUTS_DATABASE_URL: {
    fallback: '',
    about: 'PostgreSQL of the registry of releases and rules, postgres://…; DATABASE_URL where it is empty',
  },
  EDGE_SECRET: {
    fallback: '',
    about:
      'what cookies and links of overrides are signed with, the same for all edges; made in DATA_DIR/edge-secret',
  },
  SHOP_CREDENTIALS: {
    fallback: '',
    about: 'file with the client id and secret of each domain; DATA_DIR/shop-credentials.json',
  },
  SHOP_ADDRESS: {
    fallback: 'https://{domain}',
    about: 'address of the pages of a shop, as search engines are told; {domain} is its domain',
  },
  MAINTENANCE: { fallback: 'off', about: 'on: every page leads to /repair' },
  RENDER: { fallback: 'server', about: 'client: the browser renders every page' },
  RENDER_WORKERS: {
    fallback: '',
    about: 'threads that render pages; one less than there are cores, at least 1',
  },
  RENDER_DEADLINE: {
    fallback: '5000',
    about: 'ms that a worker may take for a page; then the browser renders it',
  },
  RENDER_QUEUE: {
    fallback: '200',
    about: 'pages that may wait for a worker; the browser renders the others',
  },
  RENDER_QUEUE_DEADLINE: { fallback: '2000', about: 'ms that they may wait' },
  DATA_DEADLINE: { fallback: '1000', about: 'ms that a page waits for its data' },
  STALL_LIMIT: { fallback: '1000', about: 'ms without a heartbeat after which a worker is replaced' },
  WORKER_MEMORY: { fallback: '256', about: 'heap of a worker in MB' },
  SHARED_PAGES_TTL: {
    fallback: '10000',
    about: 'ms for which one rendering serves all visitors without login, basket and choices; 0: none',
  },
  SHARED_PAGES_MEMORY: { fallback: '64', about: 'MB of such pages' },
  SHOP_TTL: { fallback: '30000', about: 'ms for which shop data are fresh' },
  HEADERS_TIMEOUT: { fallback: '10000', about: 'ms in which the head of a request must come' },
  BODY_TIMEOUT: { fallback: '20000', about: 'ms in which a body of up to 64 KB must come' },
  UPLOAD_MIN_RATE: {
    fallback: '8192',
    about: 'bytes a second that a larger body must come with on average; it gets so much more time',
  },
  BODY_MEMORY: {
    fallback: '64',
    about: 'MB that bodies on their way may take in memory; more goes to files',
  },
  BODY_DISK: { fallback: '1024', about: 'MB that bodies on their way may take in files' },
  CONNECTIONS_PER_ADDRESS: {
    fallback: '2000',
    about:
      'connections that one address (an IPv6 network of 64 bits) may have; behind proxies: requests at once',
  },
  API_CONNECTIONS: { fallback: '256', about: 'connections to the supplier API' },
  API_CONNECTIONS_PER_SHOP: { fallback: '128', about: 'how many of them one shop may use at once' },
  API_CONNECTIONS_PER_ADDRESS: { fallback: '96', about: 'how many of them one address may use at once' },
  API_CONNECTIONS_PER_VISITOR: { fallback: '16', about: 'how many of them one visitor may use at once' },
  API_QUEUE: { fallback: '2000', about: 'requests that may wait for a connection to the supplier API' },
  API_QUEUE_DEADLINE: { fallback: '10000', about: 'ms that they may wait' },
  API_TIMEOUT: { fallback: '35000', about: 'ms that the supplier API may take' },
  API_DOCS: { fallback: 'off', about: "on: the API's pages of documentation are reached through the edge" },
  ERROR_STATUSES: { fallback: '408,500,502,503,504', about: 'statuses that open the server error modal' },
  BEACON_SAMPLE: {
    fallback: '1',
    about: 'share of the page views, 0 to 1, that report how their parts did',
  },
  BEACON_VIEWS_PER_ADDRESS: {
    fallback: '2000',
    about: 'page views of one version in an hour that one address may report; more do not count',
  },
  BEACON_FAILURES_PER_ADDRESS: {
    fallback: '5',
    about:
      'visits with a failure, likewise, after which its views do not count either: no single address makes a candidate look bad',
  },
  BEACON_SUBJECTS_PER_ADDRESS: {
    fallback: '3',
    about:
      'companies and visitors of one address that count when a candidate is compared: no single address takes one back',
  },
  EDGE_METRICS_PORT: {
    fallback: '0',
    about: 'port of /metrics for Prometheus, never that of the shops; 0: none',
  },
  TRUST_PROXY: {
    fallback: 'off',
    about:
      'whose X-Forwarded-* are believed: on: proxies of private networks; else addresses and networks, 203.0.113.4,198.51.100.0/24',
  },
  SERVICE_WORKER: {
    fallback: 'on',
    about:
      'off: the shop does not open without a connection, and browsers remove what they have saved for that',
  },
  MAP_TILES: {
    fallback: '',
    about: 'address of map pictures, https://…/{z}/{x}/{y}.png; without it maps are lists of addresses',
  },
  MAP_ATTRIBUTION: { fallback: '', about: 'whose map pictures they are, shown on each map' },
  LOG_LEVEL: { fallback: 'info', about: LOG_LEVELS.join(', ') },
} as const
