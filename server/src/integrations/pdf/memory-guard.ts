// A thread beside the compiler: ends the process when it takes too much memory, or when nobody waits for it any more.
const mostBytes = 700 * 1024 * 1024;
const glance = 100;
const parent = process.ppid;

setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes || process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, glance);
