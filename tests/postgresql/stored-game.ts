/** The columns of a game in the catalogue, but for its time. */
export function storedGame(gameId: string, supplier = 'Fairhall') {
  return {
    ...{ gameId, providerId: 'fairhall', gameName: gameId, gameType: 1, gameSort: 1, supplier },
    ...{ pgIconUrl: '/i.svg', pgBackUrl: '/b.svg', gameIp: '127.0.0.1', gamePort: '1' },
    ...{ enabled: true, isHot: false, isNew: false, isRecommended: false, gameLabel: null },
    ...{
      betList: '[]',
      rateList: '[]',
      rtpBasis: 9600,
      volatility: 'medium',
      volatilityIndex: null,
      providerRating: 0,
    },
    ...{ rulesHash: null, proofUrl: null, replayUrl: null, freePlay: false, retired: false },
  };
}
