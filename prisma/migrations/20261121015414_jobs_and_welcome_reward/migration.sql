-- CreateTable
CREATE TABLE "Job" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "runAt" DATETIME NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "doneAt" DATETIME
);

-- CreateTable
CREATE TABLE "WelcomeReward" (
    "userId" TEXT NOT NULL PRIMARY KEY,
    "serverSeed" TEXT NOT NULL,
    "walletType" TEXT,
    "amountMinor" BIGINT,
    "drawnAt" DATETIME,
    CONSTRAINT "WelcomeReward_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User" ("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Job_doneAt_runAt_idx" ON "Job"("doneAt", "runAt");

-- CreateIndex
CREATE INDEX "Job_subject_idx" ON "Job"("subject");

-- CreateIndex
CREATE UNIQUE INDEX "Job_kind_subject_key" ON "Job"("kind", "subject");
