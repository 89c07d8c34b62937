-- AlterTable
ALTER TABLE "User" ADD COLUMN "gamesClearedAt" DATETIME;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN "remember" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Session" ADD COLUMN "launchesEndedAt" DATETIME;

-- CreateTable
CREATE TABLE "RetiredToken" (
    "tokenHash" TEXT NOT NULL PRIMARY KEY,
    "sessionId" TEXT NOT NULL,
    "retiredAt" DATETIME NOT NULL,
    CONSTRAINT "RetiredToken_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PasswordReset" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "tokenHash" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "endedAt" DATETIME,
    CONSTRAINT "PasswordReset_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "KnownAddress" (
    "hash" TEXT NOT NULL PRIMARY KEY,
    "userId" TEXT NOT NULL,
    "lastLoginAt" DATETIME NOT NULL,
    CONSTRAINT "KnownAddress_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "RetiredToken_sessionId_idx" ON "RetiredToken"("sessionId");

-- CreateIndex
CREATE UNIQUE INDEX "PasswordReset_tokenHash_key" ON "PasswordReset"("tokenHash");

-- CreateIndex
CREATE INDEX "PasswordReset_userId_createdAt_idx" ON "PasswordReset"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "KnownAddress_userId_lastLoginAt_idx" ON "KnownAddress"("userId", "lastLoginAt");
