-- CreateTable
CREATE TABLE "Provider" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "origins" TEXT NOT NULL,
    "gameIds" TEXT NOT NULL,
    "roundsOrigin" TEXT,
    "winMultiple" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,
    "previousSecret" TEXT,
    "offSince" DATETIME,
    "roundsEndedAt" DATETIME,
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "GameReturn" (
    "gameId" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "rounds" INTEGER NOT NULL,
    "stakes" REAL NOT NULL,
    "wins" REAL NOT NULL,
    "stakeSquares" REAL NOT NULL,
    "winSquares" REAL NOT NULL,
    "products" REAL NOT NULL,

    PRIMARY KEY ("gameId", "currency")
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Game" (
    "gameId" TEXT NOT NULL PRIMARY KEY,
    "providerId" TEXT NOT NULL DEFAULT 'fairhall',
    "gameName" TEXT NOT NULL,
    "gameType" INTEGER NOT NULL,
    "pgIconUrl" TEXT NOT NULL,
    "pgBackUrl" TEXT NOT NULL,
    "gameIp" TEXT NOT NULL,
    "gamePort" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "gameLabel" TEXT,
    "supplier" TEXT,
    "gameSort" INTEGER NOT NULL DEFAULT 999,
    "betList" TEXT NOT NULL DEFAULT '[]',
    "rateList" TEXT NOT NULL DEFAULT '[]',
    "popularity" INTEGER NOT NULL DEFAULT 0,
    "isHot" BOOLEAN NOT NULL DEFAULT false,
    "isNew" BOOLEAN NOT NULL DEFAULT false,
    "isRecommended" BOOLEAN NOT NULL DEFAULT false,
    "rtpBasis" INTEGER NOT NULL DEFAULT 0,
    "rulesHash" TEXT,
    "proofUrl" TEXT,
    "volatility" TEXT NOT NULL DEFAULT 'medium',
    "createdAt" DATETIME NOT NULL,
    "updatedAt" DATETIME NOT NULL
);
INSERT INTO "new_Game" ("betList", "createdAt", "enabled", "gameId", "gameIp", "gameLabel", "gameName", "gamePort", "gameSort", "gameType", "isHot", "isNew", "isRecommended", "pgBackUrl", "pgIconUrl", "popularity", "rateList", "rtpBasis", "supplier", "updatedAt", "volatility") SELECT "betList", "createdAt", "enabled", "gameId", "gameIp", "gameLabel", "gameName", "gamePort", "gameSort", "gameType", "isHot", "isNew", "isRecommended", "pgBackUrl", "pgIconUrl", "popularity", "rateList", "rtpBasis", "supplier", "updatedAt", "volatility" FROM "Game";
DROP TABLE "Game";
ALTER TABLE "new_Game" RENAME TO "Game";
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
