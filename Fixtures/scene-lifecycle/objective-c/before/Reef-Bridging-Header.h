#import "RFBanner.h"
