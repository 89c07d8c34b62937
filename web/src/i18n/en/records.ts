/** Filters and pages of any list of records. */
export const records = {
  filters: 'Filters',
  from: 'From',
  to: 'To',
  period: 'Period',
  clearFilters: 'Clear filters',
  reversed: 'The end lies before the start',
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: 'Page {{page}}',
  pageOf: '{{page}} of {{pages}}',
  allWallets: 'All wallets',
  wallet: 'Wallet',
  anyStatus: 'Any status',
  status: 'Status',
} as const;
